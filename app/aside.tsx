export { AsideScreen as default } from '@/components/aside/AsideScreen';
