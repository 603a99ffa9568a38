export { ShelfScreen as default } from '@/components/features/shelf/ShelfScreen';
