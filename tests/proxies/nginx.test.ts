import { describeProxy } from './describe-proxy.ts';
import { areInstalled, startNginx } from './start-proxies.ts';

describeProxy('nginx', areInstalled('nginx', 'openssl'), startNginx);
