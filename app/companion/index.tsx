export { CompanionScreen as default } from '@/components/companion/CompanionScreen';
