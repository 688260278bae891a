/** Another register of microchips that answers "do you hold this number?" (docs/registers.md). */
export interface Peer {
  code: string
  name: string
  /** Its base address: `GET {ask}/holds/{chipNumber}`. */
  ask: string
  /** Sent as a bearer key to a peer that asks for one. */
  key: string | null
}

/** What one peer said. `null` = it gave no answer in time, which is neither yes nor no. */
interface PeerAnswer {
  code: string
  holds: boolean | null
}

/** What a register said when it was told that a record has moved: that its own is marked so, only that it has heard, or nothing in time. */
export type Heard = 'confirmed' | 'noted' | 'noAnswer'

/** Asks other registers which chip numbers they hold. Yes or no; no personal data goes either way. */
export interface Databases {
  /** One answer a peer, in the order given. Never rejects, and is never later than its time budget, whatever the peers do. */
  asks(peers: readonly Peer[], chipNumber: string): Promise<PeerAnswer[]>
  /** Tells the register that held a number until now that the record has moved here. Never rejects; safe to repeat. */
  tellMoved(peer: Peer, chipNumber: string, at: Date): Promise<Heard>
  /** Tells a register that we have a number as well. Never rejects; true where it has heard. */
  tellConflict(peer: Peer, chipNumber: string, at: Date): Promise<boolean>
  /** True while a peer that gave no answer three times in a row is left alone. */
  isResting(peer: Peer): boolean
  /** How many questions each peer was asked since this was last taken, and how many it answered in time. Those not sent while it rested count as well. */
  takeCounts(): PeerCount[]
}

export interface PeerCount {
  code: string
  asked: number
  answered: number
}
