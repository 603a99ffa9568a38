export { CrewScreen as default } from '@/components/features/crew/CrewScreen';
