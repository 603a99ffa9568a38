export { PacksScreen as default } from '@/components/packs/PacksScreen';
