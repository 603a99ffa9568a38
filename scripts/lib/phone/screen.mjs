// The screen of a phone, as React Native's renderer sees it: a tree of elements, none of which is drawn. Places are rough: an element is
// as large as its style says, else as its parent.

const nothing = () => undefined;
export const INSETS = { top: 47, bottom: 34, left: 0, right: 0 };

const LINE = 24;

/** No size of its own, and no room that it fills. */
const growsWithContent = ({ height, flex, flexGrow, position }) =>
  [height, flex, flexGrow].every((one) => typeof one !== 'number') && position !== 'absolute';

/** About how high something is that is as high as what stands in it: one line for a text, rows and columns as they lie. */
function heightOf({ props, children }) {
  if (typeof props.height === 'number') return props.height;
  const least = Math.max(0, Number(props.minHeight) || 0);
  if (children.length === 0) return Math.max(least, LINE);
  const heights = children.filter(({ props: { position } }) => position !== 'absolute').map(heightOf);
  const gaps = (Number(props.gap) || 0) * Math.max(0, heights.length - 1);
  const content =
    props.flexDirection === 'row' ? Math.max(0, ...heights) : heights.reduce((sum, one) => sum + one, gaps);
  return Math.max(least, content);
}

/** `tell` runs what the app hears in its own time. */
export class PhoneScreen {
  constructor(size, tell) {
    this.size = size;
    this.tell = tell;
    this.roots = new Map();
    this.hear = nothing;
    this.measured = new Map();
  }

  // What the renderer calls.

  manager() {
    const grow = (node, children, props) => ({
      ...node,
      children: [...(children ?? node.children)],
      props: props ? { ...node.props, ...props } : node.props,
    });
    return {
      createNode: (tag, name, root, props, handle) => ({ tag, name, root, handle, props: { ...props }, children: [] }),
      cloneNode: (node) => grow(node),
      cloneNodeWithNewProps: (node, props) => grow(node, null, props),
      cloneNodeWithNewChildren: (node, children = []) => grow(node, children),
      cloneNodeWithNewChildrenAndProps: (node, a, b) =>
        // Old renderers bring no children.
        b === undefined ? grow(node, [], a) : grow(node, a, b),
      createChildSet: () => [],
      appendChild: (parent, child) => (parent.children.push(child), parent),
      appendChildToSet: (set, child) => void set.push(child),
      completeRoot: (root, set) => {
        this.roots.set(root, [...set]);
        this.tell(() => this.layOut());
      },
      registerEventHandler: (hear) => void (this.hear = hear),
      measure: (node, done) => this.measure(node, done),
      measureInWindow: (node, done) => this.measure(node, (_x, _y, w, h, left, top) => done(left, top, w, h)),
      measureLayout: (node, _to, _failed, done) => this.measure(node, done),
      getBoundingClientRect: (node) => Object.values(this.boxOf(node)),
      getRelativeLayoutMetrics: () => [0, 0, 0, 0],
      configureNextLayoutAnimation: nothing,
      sendAccessibilityEvent: nothing,
      findShadowNodeByTag_DEPRECATED: (tag) => this.all().find((node) => node.tag === tag) ?? null,
      findNodeAtPoint: nothing,
      setNativeProps: nothing,
      dispatchCommand: nothing,
      setIsJSResponder: nothing,
      compareDocumentPosition: () => 0,
      unstable_getCurrentEventPriority: () => 32,
      unstable_DefaultEventPriority: 32,
      unstable_DiscreteEventPriority: 2,
      unstable_ContinuousEventPriority: 8,
      unstable_IdleEventPriority: 268435456,
    };
  }

  boxOf({ tag }) {
    return this.measured.get(tag) ?? { x: 0, y: 0, ...this.size };
  }

  measure(node, done) {
    const { x, y, width, height } = this.boxOf(node);
    done(x, y, width, height, x, y);
  }

  /** Tells whoever asked how large it is, once, and again when that changes. */
  layOut() {
    const walk = (node, room) => {
      const side = (name) => (typeof node.props[name] === 'number' ? node.props[name] : room[name]);
      const growing = node.props.onLayout && growsWithContent(node.props);
      const box = {
        x: Number(node.props.left) || 0,
        y: Number(node.props.top) || 0,
        width: side('width'),
        height: growing ? Math.min(heightOf(node), room.height) : side('height'),
      };
      const before = this.measured.get(node.tag);
      this.measured.set(node.tag, box);
      const same = before && before.width === box.width && before.height === box.height;
      if (node.props.onLayout && !same) this.event(node, 'topLayout', { layout: box, target: node.tag });
      // What a notch and a bar at the edge take.
      if (node.name === 'RNCSafeAreaProvider' && !before)
        this.event(node, 'topInsetsChange', { insets: INSETS, frame: { x: 0, y: 0, ...this.size } });
      for (const child of node.children) walk(child, box);
    };
    for (const nodes of this.roots.values()) for (const node of nodes) walk(node, this.size);
  }

  event(node, name, what = {}) {
    this.tell(() => this.hear(node.handle, name, { target: node.tag, ...what }));
  }

  // What a test asks.

  all() {
    const found = [];
    const walk = (node) => {
      found.push(node);
      node.children.forEach(walk);
    };
    for (const nodes of this.roots.values()) nodes.forEach(walk);
    return found;
  }

  /** The elements of a test id; the topmost screen comes last. */
  withId(id) {
    return this.all().filter(({ props }) => props.testID === id);
  }

  ids() {
    return this.all().flatMap(({ props }) => props.testID ?? []);
  }

  /** As VoiceOver, TalkBack and keyboards press. */
  press(node) {
    this.event(node, 'topClick');
  }
}
