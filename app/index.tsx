export { ShelfScreen as default } from '@/components/shelf/ShelfScreen';
