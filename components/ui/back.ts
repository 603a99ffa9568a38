import { useEffect, useRef } from 'react';
import { BackHandler } from 'react-native';

/**
 * The way back closes what is open before it leaves the screen: Android's swipe or button here. What is opened last is
 * asked first. (Sheets are windows of their own, where the way back arrives by itself.)
 */
export function useBack(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  }, [close]);
  useEffect(() => {
    if (!open) return undefined;
    const watch = BackHandler.addEventListener('hardwareBackPress', () => {
      latest.current();
      return true;
    });
    return () => watch.remove();
  }, [open]);
}
