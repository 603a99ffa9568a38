// How modules of packages are joined, for apps that are shipped to phones. Expo's plugin gives each file functions of its own for this,
// and a function to each export; TypeScript writes its helpers into each file as well. Here they call what `joints.js` holds once, and
// what an export means is assigned where it is declared (docs/decisions/size.md).
const { types: t } = require('@babel/core');
const live = require('@expo/metro-config/build/transform-plugins/importExportLiveBindings');

/** The names of TypeScript's helpers, and which joint does the same. */
const OF_TYPESCRIPT = {
  __importDefault: '$default',
  __importStar: '$star',
  __exportStar: '$exportStar',
  __createBinding: '$bind',
  __setModuleDefault: '$setDefault',
};
const OF_EXPO = { _interopDefault: '$default', _interopNamespace: '$namespace' };

const joint = (name) => t.memberExpression(t.identifier('global'), t.identifier(name));
const call = (name, ...args) => t.expressionStatement(t.callExpression(joint(name), args));
const exported = (name) =>
  t.isValidIdentifier(name, false)
    ? t.memberExpression(t.identifier('exports'), t.identifier(name))
    : t.memberExpression(t.identifier('exports'), t.stringLiteral(name), true);
const assign = (name, value) => t.assignmentExpression('=', exported(name), value);

const isCallOf = (node, object, property) =>
  t.isCallExpression(node) &&
  t.isMemberExpression(node.callee, { computed: false }) &&
  t.isIdentifier(node.callee.object, { name: object }) &&
  t.isIdentifier(node.callee.property, { name: property });

/** The name and the value of `Object.defineProperty(exports, name, { enumerable: true, get: function () { return value } })`. */
function getterOf(statement) {
  const node = statement.expression;
  if (!isCallOf(node, 'Object', 'defineProperty')) return null;
  const [target, key, how] = node.arguments;
  if (!t.isIdentifier(target, { name: 'exports' }) || !t.isStringLiteral(key) || !t.isObjectExpression(how))
    return null;
  const [seen, get] = how.properties;
  if (how.properties.length !== 2 || !t.isObjectProperty(seen) || !t.isObjectProperty(get)) return null;
  if (seen.key.name !== 'enumerable' || seen.value.value !== true || get.key.name !== 'get') return null;
  const [first, ...more] = get.value.body?.body ?? [];
  if (!t.isFunctionExpression(get.value) || more.length > 0 || !t.isReturnStatement(first)) return null;
  return { name: key.value, value: first.argument };
}

/** Whose exports `Object.keys(whose).forEach(function (k) { ... exports ... })` passes on. */
function passedOn(statement) {
  const node = statement.expression;
  if (!t.isCallExpression(node) || !t.isMemberExpression(node.callee)) return null;
  const { object: keys, property } = node.callee;
  if (!t.isIdentifier(property, { name: 'forEach' }) || !isCallOf(keys, 'Object', 'keys')) return null;
  const [whose] = keys.arguments;
  const [work] = node.arguments;
  if (!t.isIdentifier(whose) || !t.isFunctionExpression(work) || work.body.body.length !== 1) return null;
  const [condition] = work.body.body;
  if (!t.isIfStatement(condition) || condition.alternate || condition.consequent.body?.length !== 1) return null;
  const [define] = condition.consequent.body;
  const isOurs =
    isCallOf(define.expression, 'Object', 'defineProperty') &&
    t.isIdentifier(define.expression.arguments[0], { name: 'exports' });
  return isOurs ? whose.name : null;
}

/** `(this && this.__importStar) || ...`, as TypeScript writes it. */
const isHelper = ({ id, init }) =>
  t.isIdentifier(id) &&
  id.name in OF_TYPESCRIPT &&
  t.isLogicalExpression(init, { operator: '||' }) &&
  t.isLogicalExpression(init.left, { operator: '&&' }) &&
  t.isThisExpression(init.left.left);

function shareHelpers(program) {
  let found = false;
  for (const statement of program.get('body')) {
    if (statement.isFunctionDeclaration() && statement.node.id.name in OF_EXPO) {
      const { name } = statement.node.id;
      const binding = program.scope.getBinding(name);
      if (!binding?.constant || binding.path.node !== statement.node) continue;
      for (const use of binding.referencePaths) use.replaceWith(joint(OF_EXPO[name]));
      statement.remove();
    } else if (statement.isVariableDeclaration()) {
      for (const one of statement.get('declarations'))
        if (isHelper(one.node)) {
          one.get('init').replaceWith(joint(OF_TYPESCRIPT[one.node.id.name]));
          found = true;
        }
    }
  }
  if (!found) return;
  // TypeScript's call each other.
  program.scope.crawl();
  for (const name of Object.keys(OF_TYPESCRIPT)) {
    const binding = program.scope.getBinding(name);
    if (binding && !binding.referenced && binding.path.isVariableDeclarator()) binding.path.remove();
  }
}

/** Where in the list of statements a name gets its value for good; -1 at the start, null where that cannot be said. */
function settledAt(program, body, name) {
  const binding = program.scope.getBinding(name);
  if (!binding || binding.scope !== program.scope || !binding.constant) return null;
  if (binding.path.isFunctionDeclaration() && binding.path.parentPath === program) return -1;
  const at = body.indexOf(binding.path.getStatementParent()?.node);
  return at < 0 ? null : at;
}

const isMark = (statement) =>
  t.isExpressionStatement(statement) &&
  isCallOf(statement.expression, 'Object', 'defineProperty') &&
  t.isStringLiteral(statement.expression.arguments[1], { value: '__esModule' });

/** Does anything of another file run in this statement? */
function asksOthers(statement) {
  let asks = false;
  t.traverseFast(statement, (node) => {
    asks ||= t.isCallExpression(node) && t.isIdentifier(node.callee, { name: 'require' });
  });
  return asks;
}

function shareExports(program) {
  const body = [...program.node.body];
  /** What comes at the start, and what comes after each statement. */
  const after = new Map([-1, ...body.keys()].map((at) => [at, []]));
  const gone = new Set();
  /** Names that get their value while the file runs, and what is passed on from other files: it is asked of them each time. */
  const late = [];
  const from = new Map();
  body.forEach((statement, here) => {
    if (!t.isExpressionStatement(statement)) return;
    const whose = passedOn(statement);
    const getter = getterOf(statement);
    if (whose) after.get(here).push(call('$all', t.identifier('exports'), t.identifier(whose)));
    else if (getter) {
      const { name, value } = getter;
      const own = t.isIdentifier(value);
      const named = own ? value : value.object;
      if (!t.isIdentifier(named) || (!own && (!t.isMemberExpression(value) || value.computed))) return;
      const at = settledAt(program, body, named.name);
      if (at === null) return;
      if (at >= 0) late.push(name);
      if (own) after.get(at).push(t.expressionStatement(assign(name, value)));
      else {
        if (!from.has(named.name)) from.set(named.name, { at, pairs: [] });
        from.get(named.name).pairs.push([name, value.property.name]);
      }
    } else return;
    gone.add(statement);
  });
  if (gone.size === 0) return;
  for (const [name, { at, pairs }] of from) {
    const same = pairs.filter(([to, own]) => to === own).map(([to]) => t.stringLiteral(to));
    const whose = () => t.identifier(name);
    if (same.length > 0) after.get(at).push(call('$these', t.identifier('exports'), whose(), t.arrayExpression(same)));
    for (const [to, own] of pairs.filter(([to, own]) => to !== own))
      after.get(at).push(call('$from', t.identifier('exports'), t.stringLiteral(to), whose(), t.stringLiteral(own)));
  }
  // A file in a circle finds all names, if not yet with their values.
  const names = late.reduce((rest, name) => assign(name, rest), t.unaryExpression('void', t.numericLiteral(0)));
  const early = late.length > 0 && body.some(asksOthers) ? [t.expressionStatement(names)] : [];
  const rest = body.flatMap((statement, at) => [...(gone.has(statement) ? [] : [statement]), ...after.get(at)]);
  const marked = rest.findIndex(isMark) + 1;
  program.node.body = [...rest.slice(0, marked), ...early, ...after.get(-1), ...rest.slice(marked)];
}

const plugin = live.importExportLiveBindingsPlugin;
live.importExportLiveBindingsPlugin = (babel) => {
  const { visitor } = plugin(babel);
  const { enter, exit } = visitor.Program;
  return {
    visitor: {
      ...visitor,
      Program: {
        enter,
        exit(path, state) {
          exit.call(this, path, state);
          if (state.opts.dev || state.opts.platform === 'web') return;
          path.scope.crawl();
          shareHelpers(path);
          path.scope.crawl();
          shareExports(path);
        },
      },
    },
  };
};
