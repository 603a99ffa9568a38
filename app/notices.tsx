export { NoticesScreen as default } from '@/components/features/notices/NoticesScreen';
