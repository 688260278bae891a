import { getPetDetail, getUsersPets } from '#features/pets/contract.ts'
import { getPetRehomeRequests, rehomeDetails } from '../contract.ts'

/** What changes on a page when a rehoming does. */
export const rehomingChanges = [getPetRehomeRequests, rehomeDetails, getUsersPets, getPetDetail]
