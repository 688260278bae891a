import type { ComponentProps } from 'react'
import { LitterField } from './LitterField.tsx'

/** Asks a breeder who says yes to an animal which of their litters it’s from. */
export const WhichLitter = (field: Omit<ComponentProps<typeof LitterField>, 'label' | 'hint' | 'optional'>) => (
  <LitterField {...field} label="Which litter?" hint="Leave it empty if the litter isn’t on the register." optional />
)
