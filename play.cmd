@echo off
rem Sets up the table and opens it in the browser. play --help lists the options.
setlocal
for %%p in ("py -3" python3 python) do (
    %%~p -c "import sys; sys.exit(sys.version_info < (3, 11))" >nul 2>nul && set "PYTHON=%%~p" && goto found
)
echo play: no Python of version 3.11 or later found 1>&2
exit /b 1
:found
%PYTHON% "%~dp0tools\play.py" %*
exit /b %errorlevel%
