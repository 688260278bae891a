import { heldCertificates } from '#features/academy/tellApart.ts'
import { answer } from '#platform/server/answer.ts'
import { listHeldCertificates } from '../contract.ts'
import { reachOf } from '../people.ts'

export default answer(listHeldCertificates, async ({ db }) => {
  const held = await heldCertificates(db)
  const reach = await reachOf(
    db,
    held.flatMap(({ studentId, others }) => [studentId, ...others]),
  )
  return {
    items: held.map(({ studentId, email, since, others }) => ({
      student: reach(studentId),
      since,
      others: others.map(reach).join('; '),
      next: [`npm run staff -- tell-student-apart ${email} --reason "…"`],
    })),
  }
})
