import { secrets } from '../src/environment';

export default () => ({
  'users-permissions': { config: { jwtSecret: secrets.JWT_SECRET, jwtManagement: 'legacy-support' } },
  upload: { config: { sizeLimit: 5 * 1024 * 1024 } },
});
