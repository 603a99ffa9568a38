import { router, useFocusEffect, type Href } from 'expo-router';
import { useCallback, useRef } from 'react';

/** Opens a page, once: until this page is in front again, a second finger on the same button opens nothing more. */
export function useGo(): (href: Href) => void {
  const leaving = useRef(false);
  useFocusEffect(
    useCallback(() => {
      leaving.current = false;
    }, []),
  );
  return useCallback((href: Href) => {
    if (leaving.current) return;
    leaving.current = true;
    router.push(href);
  }, []);
}
