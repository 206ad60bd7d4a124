import type { SocialLink } from '../../src/domain/social';

const link = (network: SocialLink['network'], url: string, visible = true): SocialLink => ({
  network,
  url,
  visible,
});

export const CENTRO_LINKS: readonly SocialLink[] = [
  link('INSTAGRAM', '@cantinadapraca.demo'),
  link('WHATSAPP', '+5511999887766'),
  link('FACEBOOK', 'cantinadapraca.demo'),
  link('WEBSITE', 'https://cantina.example/centro'),
  link('YOUTUBE', '@cantinadapracademo', false),
];

export const PRAIA_LINKS: readonly SocialLink[] = [
  link('INSTAGRAM', '@cantinadapraia.demo'),
  link('WHATSAPP', '+5513997776655'),
  link('WEBSITE', 'https://cantina.example/praia'),
];
