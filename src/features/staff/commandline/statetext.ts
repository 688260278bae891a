/** States whose names say little, or another thing, to whoever reads them in a table. */
const SAID: ReadonlyMap<string, string> = new Map([
  ['blockedMissing', 'on hold: missing, stolen, dead or abroad'],
  ['cooling', 'keeper agreed, waiting 14 days'],
  ['creditIssued', 'replacement owed'],
  ['evidenceReview', 'evidence to check'],
  ['grace', 'keeper hasn’t answered'],
  ['notified', 'keeper told'],
  ['owed', 'refund owed'],
  ['partRefunded', 'partly refunded'],
  ['reportDue', 'report to send'],
  ['settledKeeper', 'resolved for the keeper'],
  ['settledRequester', 'resolved for the requester'],
  ['takenByBank', 'taken back by the bank'],
  ['waits', 'waiting for the bank'],
])

/** A state, or several things among which is one, in words: `lostInPost` is read as "lost in post". */
export const stateText = (value: string): string =>
  value.replace(/[a-z]+(?:[A-Z][a-z]+)*/g, (name) => SAID.get(name) ?? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
