import { certificatesFor } from '#features/academy/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { listCertificates } from '../contract.ts'

export default answer(listCertificates, async ({ input, db }) => {
  const held = await certificatesFor(db, input.email)
  return {
    items: held.map(({ number, status, statusAt, holderName, email, species, courseApproval, assessorName, issuedOn, refreshBy, why }) => ({
      number,
      status,
      since: statusAt,
      holder: holderName,
      email,
      species: species.join(', '),
      courseApproval,
      assessor: assessorName,
      issuedOn,
      refreshBy,
      why,
    })),
  }
})
