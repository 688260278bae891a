type Sex = 'male' | 'female' | 'unknown'
type Neutered = 'yes' | 'no' | 'unknown'

/** "Female, neutered": what is not known is left out, unless nothing is. */
export function sexText(sex: Sex, neutered: Neutered): string {
  const known = [SEX[sex], NEUTERED[neutered]].filter((word) => word !== '')
  const [first = 'Not known', ...others] = known
  return [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ')
}

const SEX: Record<Sex, string> = { male: 'male', female: 'female', unknown: '' }
const NEUTERED: Record<Neutered, string> = { yes: 'neutered', no: 'not neutered', unknown: '' }
