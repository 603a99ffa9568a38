export { HistoryScreen as default } from '@/components/history/HistoryScreen';
