import { adminApi } from '@strapi/strapi/admin';
import type { BusinessMove } from '../../domain/business';
import { BUSINESS } from '../cells/row-types';

interface Move {
  id: string;
  move: BusinessMove;
  reason: string;
}

const api = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] }).injectEndpoints({
  endpoints: (builder) => ({
    moveBusiness: builder.mutation<unknown, Move>({
      query: ({ id, ...data }) => ({ url: `/admin/businesses/${id}/moves`, method: 'POST', data }),
      // The tags under which the content manager keeps a row and its lists.
      invalidatesTags: (_answer, error, { id }) =>
        error
          ? []
          : [
              { type: 'Document', id: `${BUSINESS}_${id}` },
              { type: 'Document', id: `${BUSINESS}_LIST` },
            ],
    }),
  }),
});

export const { useMoveBusinessMutation } = api;
