import type { ReactNode } from 'react'
import { StopCode } from '#features/offers/kit/StopCode.tsx'
import type { PetDetail } from '#features/pets/kit/form/answersof.ts'
import { useCall } from '#platform/web/useCall.ts'
import { Box, Stack } from '#ui/Box.tsx'
import { getBreederPets } from '../contract.ts'
import { CHANGED } from './changed.ts'
import { Keep, Offer, PrintPack, WithdrawOffer } from './list/Acts.tsx'
import { whereText } from './list/wheretext.ts'

interface SaleActsProps {
  pet: PetDetail
  /** To give it away as any keeper does. */
  usual: ReactNode
}

/** On the page of an animal that is with its breeder: to offer it, to print its pack, to keep it. */
export function SaleActs({ pet, usual }: SaleActsProps) {
  const { data } = useCall(getBreederPets, { petId: pet.id })
  if (!data) return null
  const [mine] = data.items
  if (!mine) return usual
  const where = whereText(mine)
  return (
    <Stack gap="0.75rem">
      {where && (
        <Box component="p" c="dimmed" fz="sm" m={0}>
          {where}
        </Box>
      )}
      {mine.offer ? (
        <WithdrawOffer offer={mine.offer} name={mine.name} weight="plain" />
      ) : (
        <>
          <Offer pet={mine} weight="main" />
          <PrintPack pet={mine} weight="plain" />
          {mine.codeUntil && <StopCode pet={mine} refresh={CHANGED} />}
          {mine.state === 'withMe' && <Keep pet={mine} weight="plain" />}
        </>
      )}
      {usual}
    </Stack>
  )
}
