import type { Species } from '#knowledge/animals/species.ts'

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
  /** Sends a record to a register that takes VetXML, as its keeper asked. Never rejects; safe to repeat. */
  sendRegistration(peer: RegistrationPeer, registration: Registration): Promise<Receipt>
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

/** Another register that takes registrations as VetXML: where, and what it knows us by. */
export interface RegistrationPeer {
  url: string
  user: string
  key: string
}

/** What a keeper has sent to another register: the animal, its chip, and themselves. Dates as `YYYY-MM-DD`. */
export interface Registration {
  chipNumber: string
  implantedOn: string | null
  implanterName: string | null
  pet: { name: string; species: Species; breed: string; bornOn: string; sex: string; colour: string; markings: string; neutered: string }
  keeper: {
    name: string
    line1: string
    lineOther: string
    postcode: string
    county: string
    email: string
    mobile: string
  }
}

/** taken: it has the record now, or had it in the same hands; refused: it won’t take it; noAnswer: try again. */
export type Receipt = 'taken' | 'refused' | 'noAnswer'
