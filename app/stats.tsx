export { StatsScreen as default } from '@/components/stats/StatsScreen';
