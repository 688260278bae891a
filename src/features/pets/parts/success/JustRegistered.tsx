import { userProfile } from '#features/accounts/contract.ts'
import { combineQueries } from '#platform/web/combine.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { getUsersPets } from '../../contract.ts'
import { NextSteps } from './NextSteps.tsx'
import type { PaymentDue } from './payment.ts'
import { RegisteredPet } from './RegisteredPet.tsx'

interface JustRegisteredProps {
  petName: string
  payment: PaymentDue | null
}

/** The keeper's own pet of this name, the latest if there are several, with its certificate and what to do next. */
export function JustRegistered({ petName, payment }: JustRegisteredProps) {
  const pets = useCall(getUsersPets, { query: petName.slice(0, 60), sort: '-registeredAt', pageSize: 100 })
  const account = useCall(userProfile, {})
  const query = combineQueries({ pets, account })
  if (!query.data) return <Loaded what="the record" query={query} shape="record" note={`${petName} is still registered.`} />
  const pet = query.data.pets.items.find(({ name }) => name === petName)
  if (!pet)
    return (
      <Notice
        kind="warning"
        title={`We can’t find ${petName} in your account`}
        action={
          <ButtonLink weight="plain" size="sm" to={paths.pets}>
            See my pets
          </ButtonLink>
        }
      >
        The name may have been changed since, or your pet may be in another account.
      </Notice>
    )
  return (
    <Rows gap="lg">
      <RegisteredPet pet={pet} payment={payment} />
      <NextSteps pet={pet} account={query.data.account} />
    </Rows>
  )
}
