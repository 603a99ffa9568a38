// A shared value is set on one thread and lives on another: read back in the same tick, on a phone, it is still the old one.
// So it is read in worklets only; whoever needs to know what was set keeps it in a plain field beside the value.
const MAKERS = /^(useSharedValue|useDerivedValue|makeMutable)$/;
/** What is handed to these runs on the thread of the screen. */
const RUNNERS =
  /^(useDerivedValue|useAnimated(Reaction|Style|Props)|useFrameCallback|scheduleOnUI|runOnUI|runOnUISync|with(Timing|Spring|Sequence|Repeat|Delay|Decay))$/;
/** Of React Native, and no shared values. */
const OTHERS = new Set(['PixelRatio', 'Appearance']);

const nameOf = (node) => (node.type === 'Identifier' ? node.name : node.property?.name);

const saysWorklet = ({ body }) =>
  body.type === 'BlockStatement' && body.body.some((line) => line.directive === 'worklet');

const isHanded = ({ parent }) => parent.type === 'CallExpression' && RUNNERS.test(nameOf(parent.callee) ?? '');

function inWorklet(node) {
  for (let at = node; at; at = at.parent) {
    const isFunction = /^(ArrowFunction|Function)(Expression|Declaration)$/.test(at.type);
    if (isFunction && (saysWorklet(at) || isHanded(at))) return true;
  }
  return false;
}

function isMade(identifier, scope) {
  for (let at = scope; at; at = at.upper) {
    const found = at.set.get(identifier.name);
    if (!found) continue;
    return found.defs.some(({ node }) => node.init?.type === 'CallExpression' && MAKERS.test(nameOf(node.init.callee)));
  }
  return false;
}

const readInWorklets = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { late: 'Read a shared value in worklets only: keep what was set in a plain field beside it.' },
  },
  create: (context) => ({
    // No map and no list is read without saying what of it.
    'CallExpression[arguments.length=0][callee.type="MemberExpression"][callee.property.name="get"]'(node) {
      if (!OTHERS.has(node.callee.object.name) && !inWorklet(node)) context.report({ node, messageId: 'late' });
    },
    'MemberExpression[property.name="value"][object.type="Identifier"]'(node) {
      const isSet = node.parent.type === 'AssignmentExpression' && node.parent.left === node;
      const made = isMade(node.object, context.sourceCode.getScope(node));
      if (made && !isSet && !inWorklet(node)) context.report({ node, messageId: 'late' });
    },
  }),
};

module.exports = {
  files: ['app/**', 'components/**'],
  plugins: { shared: { rules: { 'read-in-worklets': readInWorklets } } },
  rules: { 'shared/read-in-worklets': 'error' },
};
