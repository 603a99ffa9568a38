/** What the search has learnt, as flat arrays: a node is an information set of one seat, an edge is one of its actions. */
export class Tree {
  /** Open addressing: node + 1, 0 for an empty place. */
  private places: Int32Array;
  private keys: Int32Array;
  private first: Int32Array;
  private seen: Int32Array;
  private nodes = 0;
  private edges = 0;
  private edgeAction: Int32Array;
  private edgeNext: Int32Array;
  /** How often the action was taken, how often it could have been, and what its seat got for it in all. */
  visits: Int32Array;
  available: Int32Array;
  worth: Float64Array;

  constructor(nodes: number) {
    let size = 16;
    while (size < nodes * 2) size *= 2;
    this.places = new Int32Array(size);
    this.keys = new Int32Array(nodes);
    this.first = new Int32Array(nodes);
    this.seen = new Int32Array(nodes);
    const room = nodes * 2;
    this.edgeAction = new Int32Array(room);
    this.edgeNext = new Int32Array(room);
    this.visits = new Int32Array(room);
    this.available = new Int32Array(room);
    this.worth = new Float64Array(room);
  }

  /** The node with this key, or -1. */
  find(key: number): number {
    const mask = this.places.length - 1;
    for (let place = (key ^ (key >>> 16)) & mask; ; place = (place + 1) & mask) {
      const node = (this.places[place] as number) - 1;
      if (node < 0 || this.keys[node] === key) return node;
    }
  }

  nodeFor(key: number): number {
    const node = this.find(key);
    return node < 0 ? this.addNode(key) : node;
  }

  addNode(key: number): number {
    const node = this.nodes++;
    if (node >= this.keys.length) this.growNodes();
    this.keys[node] = key;
    this.first[node] = -1;
    this.place(node);
    return node;
  }

  addEdge(node: number, action: number): number {
    const edge = this.edges++;
    if (edge >= this.edgeAction.length) this.growEdges();
    this.edgeAction[edge] = action;
    this.edgeNext[edge] = this.first[node] as number;
    this.first[node] = edge;
    this.available[edge] = 1;
    return edge;
  }

  /** How often the node has been come to, this time included. */
  countVisit(node: number): number {
    const seen = (this.seen[node] as number) + 1;
    this.seen[node] = seen;
    return seen;
  }

  firstEdge(node: number): number {
    return this.first[node] as number;
  }

  nextEdge(edge: number): number {
    return this.edgeNext[edge] as number;
  }

  actionOf(edge: number): number {
    return this.edgeAction[edge] as number;
  }

  credit(edge: number, value: number): void {
    this.visits[edge] = (this.visits[edge] as number) + 1;
    this.worth[edge] = (this.worth[edge] as number) + value;
  }

  private place(node: number): void {
    const key = this.keys[node] as number;
    const mask = this.places.length - 1;
    let place = (key ^ (key >>> 16)) & mask;
    while (this.places[place] !== 0) place = (place + 1) & mask;
    this.places[place] = node + 1;
  }

  private growNodes(): void {
    this.keys = widen(this.keys);
    this.first = widen(this.first);
    this.seen = widen(this.seen);
    this.places = new Int32Array(this.places.length * 2);
    for (let node = 0; node < this.nodes - 1; node++) this.place(node);
  }

  private growEdges(): void {
    this.edgeAction = widen(this.edgeAction);
    this.edgeNext = widen(this.edgeNext);
    this.visits = widen(this.visits);
    this.available = widen(this.available);
    const worth = new Float64Array(this.worth.length * 2);
    worth.set(this.worth);
    this.worth = worth;
  }
}

function widen(from: Int32Array): Int32Array {
  const to = new Int32Array(from.length * 2);
  to.set(from);
  return to;
}
