// Hermes gives a function whose name is not among the first 255 of its list a header of 40 bytes more, and sorts that list by
// how often code reads a property of each name: functions without a name, four in ten, never came among them. What is made
// here is never called and costs 10 000 bytes; it names what most functions are called, and saves half a million.
const TIMES = 400;

// After the minifier most names are one letter.
const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$'];
const others = [
  ...[
    '',
    'get',
    'set',
    'ref',
    'value',
    'render',
    'draw',
    'start',
    'stop',
    'next',
    'then',
    'remove',
    'read',
    'reset',
    'finish',
  ],
  ...['onPress', 'onChange', 'onClose', 'onStep', 'onLayout', 'onPressOut', 'setNativeProps', 'style', 'toJSON'],
  ...['addListener', 'addEventListener', '__attach', '__detach', '__getValue', '__makeNative', '__getNativeConfig'],
  ...['componentDidMount', 'componentDidUpdate', 'componentWillUnmount'],
  ...[
    'interpolate',
    'take',
    'keep',
    'tell',
    'put',
    'play',
    'step',
    'end',
    'list',
    'update',
    'build',
    'load',
    'init',
    'leave',
  ],
  ...['prepare', 'cancel', 'delete', 'subscribe', 'rotate', 'duration', 'delay', 'beats', 'onUpdate', 'removeListener'],
  ...['removeAllListeners', 'nodeName', 'nodeType', 'nodeValue', 'textContent', '__getAnimatedValue'],
  // After those of one letter the minifier takes these.
  ...[...'abcdefghijklmnoprstuvwxyzACDEFGIMNOPRSTUW_$'].map((letter) => `${letter}e`),
  // Of Valibot, and what Hermes calls the parts of generators.
  ...['~run', '?anon_0_~run', '?anon_2_~run', '?anon_0_', '?anon_2_', '?anon_0_next'],
  ...[...'Ucflvwy$FJ'].map((letter) => `?anon_0_${letter}`),
];

const COMMON_NAMES = [...letters, ...others];

/** Code that reads these names so often that they lead the list. */
function codeOfCommonNames() {
  const all = COMMON_NAMES.map((name) => `${JSON.stringify(name)}:0`).join();
  return `export const commonNames = () => [${Array(TIMES).fill(`{${all}}`).join()}];`;
}

module.exports = { COMMON_NAMES, codeOfCommonNames };
