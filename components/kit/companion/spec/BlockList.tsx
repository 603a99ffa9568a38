import { createElement, isValidElement, type ComponentType, type ReactNode } from 'react';
import { View } from 'react-native';
import type { Blocks, Box, Part } from './blocks';
import { PARTS } from './parts';

const isList = (of: Blocks): of is readonly Blocks[] => Array.isArray(of);

/** Blocks drawn in their order. Each keeps its place while others come and go, so nothing is mounted, or read out, anew. */
export function BlockList({ of }: { readonly of: Blocks }): ReactNode {
  if (of === null || isValidElement(of)) return of;
  if (isList(of)) return of.map((one, i) => <BlockList key={i} of={one} />);
  return of.part === 'box' ? <Boxed {...of} /> : <Single of={of} />;
}

function Boxed({ of, part: _, ...rest }: Box) {
  return (
    <View {...rest}>
      <BlockList of={of} />
    </View>
  );
}

function Single({ of: { part, ...props } }: { readonly of: Part }) {
  // The type of a block has already tied the props to their part.
  return createElement(PARTS[part] as ComponentType<object>, props);
}
