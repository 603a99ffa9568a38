export { LostScreen as default } from '@/components/trouble/LostScreen';
