/*
 * The texts that an expression can come to, as far as its own file says: what is put together with `+`, in a template, by
 * `join`, from constants and from functions of the file. What it does not say is a `$` in the text.
 */

const UNKNOWN = ' $ ';
/** Of an expression with more alternatives than that, what differs is unknown. */
const MOST = 24;
const DEEPEST = 6;

/** What the functions of `database/sql` make of a column. */
const OF_A_COLUMN = {
  unindexed: (column) => column,
  bytewise: (column) => column,
  inList: (column) => `${column} IN (?)`,
};

const bare = (node) =>
  /^(TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|ChainExpression)$/.test(node?.type)
    ? bare(node.expression)
    : node;

/** Every way to take one text of each list, joined. */
function combined(lists, between = '') {
  let texts = [''];
  for (const [place, list] of lists.entries()) {
    const fitting = texts.length * list.length > MOST ? [UNKNOWN] : list;
    texts = texts.flatMap((text) => fitting.map((each) => (place === 0 ? each : text + between + each)));
  }
  return texts;
}

function returnedBy({ body }) {
  if (body?.type !== 'BlockStatement') return body ? [body] : [];
  const inside = (statement) => {
    if (statement?.type === 'ReturnStatement') return [statement.argument];
    if (statement?.type === 'IfStatement')
      return [...inside(statement.consequent), ...inside(statement.alternate)];
    return statement?.type === 'BlockStatement' ? statement.body.flatMap(inside) : [];
  };
  return body.body.flatMap(inside);
}

export const propertyOf = ({ property, computed }) => (computed ? property.value : property.name);

/** Answers a function from a node of a file to its texts. */
export function textsOf(sourceCode) {
  const variableOf = (name, node) => {
    for (let scope = sourceCode.getScope(node); scope; scope = scope.upper)
      if (scope.set.get(name)?.defs[0]) return scope.set.get(name);
    return undefined;
  };
  /** What a name stands for in this file: the value of a constant, or a function. */
  const valueOf = (name, node) => {
    const found = variableOf(name, node)?.defs[0];
    if (found?.type === 'FunctionName') return found.node;
    const isConstant = found?.type === 'Variable' && found.node.id.type === 'Identifier';
    return isConstant && found.parent.kind === 'const' ? bare(found.node.init) : undefined;
  };

  const known = (node, depth) => (depth > DEEPEST || !node ? [UNKNOWN] : texts(node, depth + 1));
  const all = (nodes, depth) => {
    const found = nodes.flatMap((node) => known(node, depth));
    return found.length === 0 || found.length > MOST ? [UNKNOWN] : [...new Set(found)];
  };

  const ofCall = ({ callee, arguments: given }, depth) => {
    const called = bare(callee);
    if (called.type === 'MemberExpression' && propertyOf(called) === 'join') {
      const list = elementsOf(called.object);
      const between = given[0] ? known(given[0], depth) : [','];
      return list
        ? combined(
            list.map((each) => known(each, depth)),
            between[0],
          )
        : [UNKNOWN];
    }
    if (called.type !== 'Identifier') return [UNKNOWN];
    const ofColumn = OF_A_COLUMN[called.name];
    if (ofColumn) return known(given[1], depth).map(ofColumn);
    const made = valueOf(called.name, called);
    return /Function/.test(made?.type) ? all(returnedBy(made), depth) : [UNKNOWN];
  };

  /** The elements of a list that its file writes down, with one that is unknown where more are added. */
  const elementsOf = (given) => {
    const node = bare(given);
    const variable = node?.type === 'Identifier' ? variableOf(node.name, node) : undefined;
    const list = variable ? valueOf(node.name, node) : node;
    const grows = variable?.references.some(
      ({ identifier: { parent } }) =>
        parent.type === 'MemberExpression' && /^(push|unshift|splice)$/.test(propertyOf(parent)),
    );
    if (list?.type !== 'ArrayExpression') return undefined;
    return grows ? [...list.elements, null] : list.elements;
  };

  const texts = (given, depth) => {
    const node = bare(given);
    switch (node.type) {
      case 'Literal':
        return [node.value === null ? UNKNOWN : String(node.value)];
      case 'TemplateLiteral':
        return combined(
          node.quasis.flatMap(({ value }, place) => [
            [value.cooked ?? value.raw],
            ...(node.expressions[place] ? [known(node.expressions[place], depth)] : []),
          ]),
        );
      case 'BinaryExpression':
        return node.operator === '+'
          ? combined([known(node.left, depth), known(node.right, depth)])
          : [UNKNOWN];
      case 'ConditionalExpression':
        return all([node.consequent, node.alternate], depth);
      case 'LogicalExpression':
        return all([node.left, node.right], depth);
      case 'Identifier': {
        const value = valueOf(node.name, node);
        return value && !/Function/.test(value.type) ? known(value, depth) : [UNKNOWN];
      }
      case 'MemberExpression': {
        const object =
          bare(node.object).type === 'Identifier' ? valueOf(bare(node.object).name, node) : undefined;
        const property =
          object?.type === 'ObjectExpression' &&
          object.properties.find(({ key }) => (key?.name ?? key?.value) === propertyOf(node));
        return property ? known(property.value, depth) : [UNKNOWN];
      }
      case 'CallExpression':
        return ofCall(node, depth);
      default:
        return [UNKNOWN];
    }
  };

  return {
    texts: (node) => texts(node, 0),
    /** The first element of a list, where the file says which it is. */
    firstOf: (node) => elementsOf(node)?.[0],
  };
}
