export { AllRulesScreen as default } from '@/components/features/rules/AllRulesScreen';
