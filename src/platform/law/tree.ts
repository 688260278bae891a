import { createHash } from 'node:crypto'

/** The head of one chain, as a leaf of the tree over all of them. */
export interface Leaf {
  subject: string
  subjectId: string
  seq: number
  hash: string
}

/** How many leaves one branch is over: a power of two, so that each whole branch is a subtree of its own. */
export const BRANCH = 1024

/** Leaves and nodes are hashed apart, so that none can pass for the other (RFC 9162, section 2.1.1). */
export const hashOfLeaf = ({ subject, subjectId, seq, hash }: Leaf) =>
  sha256(Buffer.of(0), Buffer.from(JSON.stringify([subject, subjectId, seq, hash])))

const hashOfNode = (left: Buffer, right: Buffer) => sha256(Buffer.of(1), left, right)

/** The root over these subtrees in order; of none, the hash of nothing. */
export function rootOf(hashes: readonly Buffer[]): Buffer {
  const [only] = hashes
  if (!only) return sha256()
  if (hashes.length === 1) return only
  const split = splitOf(hashes.length)
  return hashOfNode(rootOf(hashes.slice(0, split)), rootOf(hashes.slice(split)))
}

/** What must be hashed with the subtree at `place`, from it upwards, to come to the root (RFC 9162, section 2.1.3.1). */
export function pathOf(hashes: readonly Buffer[], place: number): Buffer[] {
  if (hashes.length < 2) return []
  const split = splitOf(hashes.length)
  const [left, right] = [hashes.slice(0, split), hashes.slice(split)]
  return place < split ? [...pathOf(left, place), rootOf(right)] : [...pathOf(right, place - split), rootOf(left)]
}

/** The root to which a leaf at `place` of `size` leads by its path; null where the path is not as long as it must be (RFC 9162, section 2.1.3.2). */
export function rootByPath(leaf: Buffer, place: number, size: number, path: readonly Buffer[]): Buffer | null {
  if (place < 0 || place >= size) return null
  let [at, last, hash] = [place, size - 1, leaf]
  for (const beside of path) {
    if (last === 0) return null
    const isRight = at % 2 === 1 || at === last
    hash = isRight ? hashOfNode(beside, hash) : hashOfNode(hash, beside)
    const levels = isRight ? levelsUp(at) : 1
    ;[at, last] = [Math.floor(at / 2 ** levels), Math.floor(last / 2 ** levels)]
  }
  return last === 0 ? hash : null
}

/** How many levels up the next node stands that has one beside it on its left: a node without one goes up as it is. */
const levelsUp = (at: number): number => (at > 0 && at % 2 === 0 ? levelsUp(at / 2) + 1 : 1)

/** The largest power of two below `count`. */
const splitOf = (count: number) => 2 ** Math.ceil(Math.log2(count) - 1)

function sha256(...parts: Buffer[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
