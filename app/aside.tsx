export { AsideScreen as default } from '@/components/features/aside/AsideScreen';
