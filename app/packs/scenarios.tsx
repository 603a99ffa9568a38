export { ScenariosScreen as default } from '@/components/features/packs/ScenariosScreen';
