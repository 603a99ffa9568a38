// Runs before all modules of a phone's app: what joins them, once for all (`shared-joints.js` writes the calls). As Expo's plugin and
// TypeScript have it in each file.
(function (global) {
  const has = Object.prototype.hasOwnProperty;
  const define = Object.defineProperty;

  function live(exports, to, from, own) {
    define(exports, to, {
      enumerable: true,
      get: function () {
        return from[own];
      },
    });
  }
  function bind(exports, from, own, to) {
    const name = to === undefined ? own : to;
    const known = Object.getOwnPropertyDescriptor(from, own);
    if (!known || ('get' in known ? !from.__esModule : known.writable || known.configurable))
      live(exports, name, from, own);
    else define(exports, name, known);
  }
  function setDefault(exports, value) {
    define(exports, 'default', { enumerable: true, value: value });
  }

  global.$default = function (from) {
    return from && from.__esModule ? from : { default: from };
  };
  global.$namespace = function (from) {
    if (from && from.__esModule) return from;
    const made = {};
    if (from)
      Object.keys(from).forEach(function (own) {
        const known = Object.getOwnPropertyDescriptor(from, own);
        if (known.get) define(made, own, known);
        else live(made, own, from, own);
      });
    made.default = from;
    return made;
  };
  global.$from = function (exports, to, from, own) {
    live(exports, to, from, own);
  };
  global.$these = function (exports, from, names) {
    names.forEach(function (own) {
      live(exports, own, from, own);
    });
  };
  global.$all = function (exports, from) {
    Object.keys(from).forEach(function (own) {
      if (own !== 'default' && !has.call(exports, own)) live(exports, own, from, own);
    });
  };
  global.$bind = bind;
  global.$setDefault = setDefault;
  global.$star = function (from) {
    if (from && from.__esModule) return from;
    const made = {};
    if (from != null)
      Object.getOwnPropertyNames(from).forEach(function (own) {
        if (own !== 'default') bind(made, from, own);
      });
    setDefault(made, from);
    return made;
  };
  global.$exportStar = function (from, exports) {
    for (const own in from) if (own !== 'default' && !has.call(exports, own)) bind(exports, from, own);
  };
})(typeof globalThis !== 'undefined' ? globalThis : global);
