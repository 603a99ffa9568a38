export { AllRulesScreen as default } from '@/components/rules/AllRulesScreen';
