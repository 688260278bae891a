import { reportsForStaff } from '#features/implanting/decisions.ts'
import { answer } from '#platform/server/answer.ts'
import { listChipReports } from '../contract.ts'
import { decisionFor } from '../next.ts'

export default answer(listChipReports, async ({ input, db }) => {
  const all = await reportsForStaff(db, input.batch)
  return {
    items: all.map(({ id, createdAt, labelPhotoId, ...report }) => ({
      ...report,
      reportId: id,
      at: createdAt,
      photo: labelPhotoId && `uploads/${labelPhotoId}`,
      next: report.status === 'struck' ? [] : [decisionFor('strike-chip-report', id)],
    })),
  }
})
