export { NoticesScreen as default } from '@/components/notices/NoticesScreen';
