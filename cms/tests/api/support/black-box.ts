import type { BlackBoxDto, BlackBoxEntry, BlackBoxLane } from '../../../src/contracts/black-box';
import type { TestBusiness } from './business';

/** The black box of an order, as its owner reads it. */
export const blackBoxOf = async ({ owner }: Pick<TestBusiness, 'owner'>, id: string): Promise<BlackBoxDto> =>
  (await owner.get<BlackBoxDto>(`/api/orders/${id}/black-box`)).body.data;

/** What a lane of it tells, in its order. */
export const laneEntriesOf = ({ lanes }: BlackBoxDto, kind: BlackBoxLane['kind']): BlackBoxEntry[] =>
  lanes.find((lane) => lane.kind === kind)?.entries ?? [];

/** What it tells of the couriers who were asked. */
export const offersIn = (box: BlackBoxDto): BlackBoxEntry[] =>
  laneEntriesOf(box, 'COURIER').filter(({ what }) => what.startsWith('OFFER'));
