export { CompanionScreen as default } from '@/components/features/companion/CompanionScreen';
