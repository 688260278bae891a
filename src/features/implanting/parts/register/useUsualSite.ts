import { useEffect, useEffectEvent, useRef } from 'react'
import { siteFor } from './sites.ts'
import type { ChipForm } from './useChipForm.ts'

/** Fills in where the last chip was put, and anew once the kind of animal is said. What the implanter entered stays. */
export function useUsualSite(form: ChipForm): void {
  const { species } = form.values.pet
  const filledIn = useRef('')
  const fill = useEffectEvent(() => {
    const usual = siteFor(species)
    if (usual === '' || form.values.implant.site !== filledIn.current) return
    filledIn.current = usual
    form.setFieldValue('implant.site', usual)
  })
  useEffect(() => fill(), [species])
}
