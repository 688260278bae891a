import type { Language } from '#platform/text/languages.ts'
import { ar } from './phrases/ar.ts'
import { bn } from './phrases/bn.ts'
import { cy } from './phrases/cy.ts'
import { en } from './phrases/en.ts'
import { es } from './phrases/es.ts'
import { pa } from './phrases/pa.ts'
import { pl } from './phrases/pl.ts'
import { pt } from './phrases/pt.ts'
import { ro } from './phrases/ro.ts'
import { ur } from './phrases/ur.ts'

/** The fixed words of the form for whoever finds an animal. */
export interface Phrases {
  title: string
  lead: string
  what: string
  dog: string
  cat: string
  rabbit: string
  bird: string
  other: string
  where: string
  whereHint: string
  useMyPlace: string
  placeTaken: string
  noPlace: string
  how: string
  withMe: string
  onlySeen: string
  atVet: string
  atRescue: string
  contact: string
  contactHint: string
  more: string
  colour: string
  looks: string
  chip: string
  send: string
  problem: string
  chooseWhat: string
  placeUnknown: string
  chooseHow: string
  contactWrong: string
  tryAgain: string
  thanks: string
  thanksNext: string
  dogDuty: string
  person: string
  noSignal: string
  contactAccount: string
  name: string
  nameHint: string
  photo: string
  choosePhoto: string
  otherPhoto: string
  removePhoto: string
  sendingPhoto: string
  photoFailed: string
  languages: string
}

export const PHRASES: Readonly<Record<Language, Phrases>> = { en, cy, pl, ro, pa, ur, pt, es, ar, bn }
