export { LostScreen as default } from '@/components/kit/trouble/LostScreen';
