import type { z } from 'zod';
import type { BulkDto, bulkChannelBody } from '../../../contracts/menu-bulk';
import type { Language } from '../../../contracts/session';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { changeProducts } from '../bulk/change-products';

/** Shows products in a channel or hides them there; what they cost there stays. */
export async function changeChannel(
  viewer: Viewer,
  { products, releaseId, ...said }: z.output<typeof bulkChannelBody>,
  language: Language,
): Promise<BulkDto> {
  requirePermission(viewer, 'menu.edit');
  return changeProducts(viewer, products, {
    action: 'bulk-channel',
    said,
    language,
    releaseId,
    fields: ({ channels }) => ({ channels: withChannel(channels ?? [], said) }),
  });
}

type Channels = { channel: string; visible: boolean; priceCents: number | null }[];

function withChannel(
  channels: Channels,
  { channel, visible }: { channel: string; visible: boolean },
): Channels {
  const known = channels.find((each) => each.channel === channel);
  if (!known) return [...channels, { channel, visible, priceCents: null }];
  return channels.map((each) => (each === known ? { ...each, visible } : each));
}
