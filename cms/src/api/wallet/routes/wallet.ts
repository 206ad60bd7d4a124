import { walletQuery, walletStatementQuery } from '../../../contracts/wallet';
import { verb, verbRoutes } from '../../../crud/verbs';
import { operatorRoutes } from '../../../routing/operator-routes';
import { readWallet } from '../use-cases/read-wallet';
import { readWalletStatement } from '../use-cases/read-wallet-statement';

export default operatorRoutes(
  verbRoutes('wallet', [
    verb('GET', '', 'wallet.view', walletQuery, ({ viewer, body }) => readWallet(viewer, body)),
    verb('GET', '/statement', 'wallet.view', walletStatementQuery, ({ viewer, body }) =>
      readWalletStatement(viewer, body),
    ),
  ]),
);
