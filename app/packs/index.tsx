export { PacksScreen as default } from '@/components/features/packs/PacksScreen';
