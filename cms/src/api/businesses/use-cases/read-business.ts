import type { BusinessDto } from '../../../contracts/business';
import { read } from '../../../database/transaction';
import type { Viewer } from '../../../sessions/viewer';
import { businessOf } from '../store/businesses';

/** The viewer's own business. */
export const readBusiness = ({ businessId }: Viewer): Promise<BusinessDto> =>
  read((sql) => businessOf(sql, businessId));
