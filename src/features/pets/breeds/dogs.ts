import type { Breed } from './breed.ts'
import { crossbreeds } from './dogs/crosses.ts'
import { doodles } from './dogs/doodles.ts'
import { gundogs } from './dogs/gundog.ts'
import { hounds } from './dogs/hound.ts'
import { pastoral } from './dogs/pastoral.ts'
import { terriers } from './dogs/terrier.ts'
import { toys } from './dogs/toy.ts'
import { unrecognised } from './dogs/unrecognised.ts'
import { utility } from './dogs/utility.ts'
import { working } from './dogs/working.ts'

/** The seven groups of the Kennel Club, imported breeds included, then what it does not recognise and what is of two breeds or more. */
export const dogs: Breed[] = [
  ...gundogs,
  ...hounds,
  ...pastoral,
  ...terriers,
  ...toys,
  ...utility,
  ...working,
  ...unrecognised,
  ...doodles,
  ...crossbreeds,
]
