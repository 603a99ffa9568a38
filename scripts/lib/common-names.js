// Hermes gives a function whose name is not among the first 255 of its list a header of 40 bytes more, and sorts that list by
// how often code reads a property of each name: functions without a name, four in ten, never came among them. What is made
// here is never called and costs 10 000 bytes; it names what most functions are called, and saves half a million.
const TIMES = 250;

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
  // Of Valibot, and what Hermes calls the parts of generators.
  ...['~run', '?anon_0_~run', '?anon_2_~run', '?anon_0_', '?anon_2_'],
];

/** Code that reads these names so often that they lead the list. */
function codeOfCommonNames() {
  const all = [...letters, ...others].map((name) => `${JSON.stringify(name)}:0`).join();
  return `export const commonNames = () => [${Array(TIMES).fill(`{${all}}`).join()}];`;
}

module.exports = { codeOfCommonNames };
