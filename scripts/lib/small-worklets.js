// A plugin of Babel for apps that are shipped to phones. The text of each worklet lies in the code a second time, for the screen's
// thread: here it loses blanks and long names, which nobody reads there (docs/decisions/size.md).
const { transformSync } = require('esbuild');

const TEXT_OF_A_WORKLET = /^_worklet_\d+_init_data$/;
// Syntax stays as it is: what esbuild adds to put one in the place of another would lie outside of the function.
const SMALL = { minifyWhitespace: true, minifyIdentifiers: true };

/** A function alone would be thrown away as unused. */
function small(text) {
  const { code } = transformSync(`x=${text}`, SMALL);
  return code.trim().replace(/^x=/, '').replace(/;$/, '');
}

function shorten({ node: { id, init } }) {
  if (id.type !== 'Identifier' || !TEXT_OF_A_WORKLET.test(id.name)) return;
  const { value } = init.properties.find(({ key }) => key.name === 'code');
  value.value = small(value.value);
  delete value.extra;
}

// At the end, when the plugin of Worklets has put the texts in.
module.exports = () => ({
  name: 'small-worklets',
  visitor: { Program: { exit: (path) => path.traverse({ VariableDeclarator: shorten }) } },
});
module.exports.small = small;
