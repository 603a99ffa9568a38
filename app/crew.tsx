export { CrewScreen as default } from '@/components/crew/CrewScreen';
